/**
 * What the named queries answer: the one contract between the record and the views.
 * The same payloads are printed by `wave-explorer ... --json`.
 * `null` always means "not known" (the reason stands in a `note` or `not_known` beside it), never zero.
 */
export type * from './payloads/words';
export type * from './payloads/overview';
export type * from './payloads/graph';
export type * from './payloads/index_map';
export type * from './payloads/lds';
export type * from './payloads/isa';
export type * from './payloads/coverage';
export type * from './payloads/resources';
export type * from './payloads/run';
export type * from './payloads/matrix';
export type * from './payloads/source';
export type * from './payloads/step';
export type * from './payloads/memory';
export type * from './payloads/expansion';
export type * from './payloads/schedule';
export type * from './payloads/grid';
export type * from './payloads/output';
export type * from './payloads/compare';
export type * from './payloads/queries';
export type * from './payloads/experiment';
export type * from './payloads/session';
export type * from './payloads/constraints';
export type * from './payloads/tuning';
