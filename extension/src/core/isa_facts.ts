/** What is known of one instruction beyond its row: which wait covers it and why, or where it leads. */
import { plural } from './format';
import type { IsaBlock, IsaInstruction, IsaPayload } from './payloads';

export interface IsaFact {
  text: string;
  /** Lines that it leads to. */
  links: number[];
}

/** A wait names no more accesses than this by links; its note names the first few too. */
const MOST_LINKS = 8;

export function blockOf(payload: IsaPayload, line: number): IsaBlock | null {
  return payload.blocks.find(block => block.first <= line && line <= block.last) ?? null;
}

/** The facts of the instruction in a line, what it waits for first; none of a line that is no instruction. */
export function instructionFacts(payload: IsaPayload, line: number): IsaFact[] {
  const instruction = payload.instructions.find(one => one.line === line);
  const block = blockOf(payload, line);
  if (!instruction) {
    return [];
  }
  return [
    ...payload.waits.filter(wait => wait.from === line).map(wait => ({ text: wait.why, links: [wait.to] })),
    ...payload.wait_notes.filter(note => note.line === line).map(note => ({
      text: note.text, links: payload.waits.filter(wait => wait.to === line).map(wait => wait.from).slice(0, MOST_LINKS)
    })),
    ...[block && branchFact(payload, block, line), nodeFact(instruction), block && blockFact(payload, block)].filter(fact => fact !== null)
  ];
}

/** Where an instruction leads: an access to its wait, a wait to the first access it covers, a branch to its target. */
export function leadsTo(payload: IsaPayload, line: number): number | null {
  const covered = payload.waits.find(wait => wait.from === line)?.to ?? payload.waits.find(wait => wait.to === line)?.from;
  if (covered !== undefined) {
    return covered;
  }
  const block = blockOf(payload, line);
  return block && line === block.last && isBranch(payload, line) ? (firstLines(payload, block).at(-1) ?? null) : null;
}

function isBranch(payload: IsaPayload, line: number): boolean {
  return /^s_c?branch/.test(payload.instructions.find(one => one.line === line)?.mnemonic ?? '');
}

function firstLines(payload: IsaPayload, block: IsaBlock): number[] {
  return block.successors.flatMap(number => payload.blocks.find(one => one.number === number)?.first ?? []);
}

function branchFact(payload: IsaPayload, block: IsaBlock, line: number): IsaFact | null {
  if (line !== block.last || !isBranch(payload, line)) {
    return null;
  }
  const links = firstLines(payload, block);
  const [one, other] = links;
  return other === undefined
    ? { text: one === undefined ? 'Jumps to a place that is not in this kernel.' : `Jumps to line ${one}.`, links }
    : { text: `Goes on in line ${one}, or jumps to line ${other}${other <= line ? ', up, for another turn' : ''}.`, links };
}

function nodeFact({ node_labels, attribution, rule }: IsaInstruction): IsaFact | null {
  return node_labels.length === 0 || attribution === 'none' ? null : { text: `For ${node_labels.join(', ')} (${attribution}${rule ? `: ${rule}` : ''}).`, links: [] };
}

function blockFact(payload: IsaPayload, block: IsaBlock): IsaFact {
  const where = block.depth === 0 ? '' : block.depth === 1 ? ', in a loop' : `, in ${plural(block.depth, 'nested loop')}`;
  const label = block.label ? ` (${block.label})` : '';
  return { text: `Block ${block.number + 1} of ${payload.blocks.length}${label}, lines ${block.first}–${block.last}${where}.`, links: [] };
}
