/** Queries `matrix_layout`, `matrix_choices` and `mma_agreement`. */

/** Query `matrix_layout`: which lane and register holds which element of a matrix instruction D = A·B + C. */
export interface MatrixLayoutPayload {
  name: string;
  target: string;
  wave_size: number;
  m: number;
  n: number;
  k: number;
  blocks: number;
  /** That the matrix core is busy; `null` where not published. */
  cycles: number | null;
  flops: number;
  evidence: string;
  aliases: string[];
  modifiers: string[];
  /** Types that A and B can have by modifiers, empty where they are fixed. */
  formats: string[];
  /** How a type of Wave was understood; empty for a mnemonic. */
  note: string;
  A: MatrixOperand;
  B: MatrixOperand;
  C: MatrixOperand;
  D: MatrixOperand;
}

export interface MatrixOperand {
  dtype: string;
  registers: number;
  /** `[vgpr, bit, width]` of each element that a lane holds. */
  slots: [number, number, number][];
  /** By lane and slot `[row, column, block]`: of A `[i, k]`, of B `[k, j]`, of C and D `[i, j]`. */
  lanes: [number, number, number][][];
}

/** An instruction of the target; `used` counts the lines of this kernel that have it. */
export interface MatrixChoice {
  name: string;
  wave_size: number;
  m: number;
  n: number;
  k: number;
  blocks: number;
  a_type: string;
  b_type: string;
  d_type: string;
  used: number;
}

/** A matrix instruction of the kernel's AMDGCN; not `known` where its layout is not. */
export interface MatrixUse {
  line: number;
  name: string;
  a_type: string;
  b_type: string;
  nodes: string[];
  known: boolean;
}

/** Query `matrix_choices`, no parameters: the target's matrix instructions, and the kernel's in the order of its text. */
export interface MatrixChoicesPayload {
  target: string;
  wave_size: number;
  instructions: MatrixChoice[];
  uses: MatrixUse[];
  /** Why there are no uses, else empty. */
  note: string;
}

export interface OperandAgreement {
  name: 'A' | 'B' | 'D';
  /** The fx node whose value it is. */
  node: string;
  label: string;
  /** Wave's dimensions of rows and columns. */
  dims: [string, string];
  verdict: 'same' | 'permuted' | 'differs';
  text: string;
  /** By lane and slot the row and column that Wave's index gives, from the start of the tile. */
  lanes: [number, number][][];
}

/** Query `mma_agreement`, parameters `{node, stage?, wave?}`: Wave's index of an mma beside its instruction's layout. */
export interface MmaAgreementPayload {
  stage: string;
  node: string;
  label: string;
  instruction: string;
  target: string;
  wave_size: number;
  wave: number;
  /** How the instruction is known: a link to the AMDGCN, or the node's mma type; empty where it is not. */
  found_by: 'direct' | 'inferred' | 'type' | '';
  lines: number[];
  /** Empty with the reason in `not_known`. */
  verdict: 'same' | 'permuted' | 'differs' | '';
  text: string;
  not_known: string;
  /** Wave's k for each k of the instruction; `k_extent` is how many Wave's tile has. */
  k_order: number[];
  k_extent: number;
  operands: OperandAgreement[];
}
