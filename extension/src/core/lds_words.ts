/** An LDS access in words: what a phase costs, and what its banks and lanes have to do with each other. */
import { hex, plural } from './format';
import { laneRange, type LdsSpot } from './lds_chart';
import type { LdsPhase } from './payloads';

/** What a lane asks for in its phase, and whom it waits behind. */
export function laneWords(phases: readonly LdsPhase[], lane: number): string {
  const number = phases.findIndex(phase => phase.lanes.includes(lane));
  const phase = phases[number];
  if (!phase) {
    return `Lane ${lane} asks for nothing here.`;
  }
  const asked = phase.banks.flatMap(({ bank, dwords }) => dwords.flatMap((dword, level) => (dword.lanes.includes(lane) ? [{ bank, level, dwords }] : [])));
  const worst = asked.reduce<(typeof asked)[number] | null>((most, one) => (one.dwords.length > (most?.dwords.length ?? 0) ? one : most), null);
  const banks = laneList(asked.map(one => one.bank));
  const cost = worst && worst.dwords.length > 1
    ? `bank ${worst.bank} serves ${worst.dwords.length} dwords in turn, also for lanes ${laneList(worst.dwords.flatMap(dword => dword.lanes).filter(other => other !== lane))}`
    : 'no other dword is in its way';
  return `Lane ${lane}, phase ${number}: bank${asked.length === 1 ? '' : 's'} ${banks}; ${cost}.`;
}

/** The dwords that a bank serves in a phase, in their order. */
export function bankWords(phase: LdsPhase | undefined, number: number, bank: number): string {
  const dwords = phase?.banks.find(one => one.bank === bank)?.dwords ?? [];
  const head = `Phase ${number}, bank ${bank}: `;
  return dwords.length === 0
    ? `${head}idle.`
    : `${head}${plural(dwords.length, 'dword')}, ${dwords.slice(0, 4).map(dword => `${hex(dword.address)} for lane${dword.lanes.length === 1 ? '' : 's'} ${laneList(dword.lanes)}`).join('; ')}${dwords.length > 4 ? '; …' : ''}.`;
}

export function spotWords(phases: readonly LdsPhase[], spot: LdsSpot): string {
  return 'lane' in spot ? laneWords(phases, spot.lane) : bankWords(phases[spot.phase], spot.phase, spot.bank);
}

function laneList(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return sorted.length > 2 ? laneRange(sorted) : sorted.join(', ');
}
