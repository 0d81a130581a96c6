/**
 * Which lines of a text can be folded, and how far: a region in braces, or what is indented deeper than the line above
 * it. All texts of a compile are laid out in one of these ways, so no grammar is needed.
 */

const TAB = 8;

function indentOf(line: string): number {
  let columns = 0;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code === 32) {
      columns += 1;
    } else if (code === 9) {
      columns += TAB;
    } else {
      return columns;
    }
  }
  // A line of blanks belongs to whatever is around it.
  return -1;
}

interface Open {
  line: number;
  indent: number;
  /** Opened by a brace: only a line that begins with the closing brace ends it, at this indentation. */
  brace: boolean;
}

/** By index of a line the index of the last line that folds under it; 0 where nothing does. Takes linear time. */
export function foldEnds(lines: readonly string[]): Int32Array {
  const ends = new Int32Array(lines.length);
  const open: Open[] = [];
  let previous = 0;
  const close = (): void => {
    const one = open.pop();
    if (one && previous > one.line) {
      ends[one.line] = previous;
    }
  };
  lines.forEach((line, index) => {
    const indent = indentOf(line);
    if (indent < 0) {
      return;
    }
    const text = line.trimStart();
    for (let top = open[open.length - 1]; top && top.indent >= indent; top = open[open.length - 1]) {
      if (top.brace && top.indent === indent) {
        if (text.startsWith('}')) {
          close();
        }
        // Labels of blocks stand as far left as the brace that holds them.
        break;
      }
      close();
    }
    open.push({ line: index, indent, brace: text.trimEnd().endsWith('{') });
    previous = index;
  });
  while (open.length > 0) {
    close();
  }
  return ends;
}
