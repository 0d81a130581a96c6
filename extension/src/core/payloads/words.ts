/** Words that several payloads use. */

export type Layer = 'fx' | 'mlir' | 'llvm' | 'mir' | 'isa';
export type Chain = 'device' | 'host';
export type StageStatus = 'ok' | 'failed' | 'disabled' | 'skipped';
export type Language = 'graph' | 'mlir' | 'llvm' | 'mir' | 'amdgcn' | 'text';
export type Attribution = 'direct' | 'inferred' | 'none';
export type Fidelity = 'measured' | 'exact' | 'approximate' | 'modelled' | 'unsupported';
export type Severity = 'error' | 'warning' | 'note';

/** The eight categories of instructions and nodes, in the order of the colour table. */
export type Category = 'mfma' | 'lds' | 'vmem' | 'wait' | 'sync' | 'valu' | 'salu' | 'ctl';

export interface SourceLocation {
  file: string;
  line: number;
  column: number;
}
