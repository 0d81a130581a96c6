/** Query `source`. */

/** Query `source`, no parameters. */
export interface SourcePayload {
  file: string;
  text: string;
  first_line: number;
  last_line: number;
  /** 1-based line of `text` to fx nodes of the last fx stage. */
  links: [number, string[]][];
  /** In source order; `meaning` is what one comes to in numbers, `line` 0 where it is not known. */
  constraints: SourceConstraint[];
  not_known: string;
}

export interface SourceConstraint {
  position: number;
  kind: string;
  text: string;
  meaning: string;
  file: string;
  line: number;
}
