/** Colours for the texts of a compile: Python, MLIR, LLVM IR, machine IR, AMDGCN; and for a graph printed as text. */
import { StreamLanguage, type StreamParser } from '@codemirror/language';
import type { Language } from './payloads';

/** Patterns tried in order at each place; the first that matches names the token. */
type Rule = [pattern: RegExp, token: string | null];

const SPACE: Rule = [/^\s+/, null];
const NUMBER: Rule = [/^-?(0x[\da-fA-F]+|\d+(\.\d+)?([eE][+-]?\d+)?)\b/, 'number'];
const STRING: Rule = [/^"(?:[^"\\]|\\.)*"?/, 'string'];
const WORD: Rule = [/^[\w.$]+/, null];

type Coloured = Exclude<Language, 'text'> | 'python';

const RULES: Record<Coloured, Rule[]> = {
  python: [
    SPACE,
    [/^#.*/, 'comment'],
    STRING,
    [/^'(?:[^'\\]|\\.)*'?/, 'string'],
    [/^@[\w.]+/, 'meta'],
    [/^(?:def|class|return|import|from|as|for|in|if|elif|else|while|with|lambda|not|and|or|is|None|True|False|pass|raise|try|except|finally|yield|global|nonlocal|assert)\b/, 'keyword'],
    [/^(?:tkl?|tkw)\.\w+/, 'variableName'],
    NUMBER,
    WORD
  ],
  mlir: [
    SPACE,
    [/^\/\/.*/, 'comment'],
    STRING,
    [/^loc\([^)]*\)/, 'comment'],
    [/^%[\w$.#-]+/, 'variableName'],
    [/^[@^#][\w$.-]+/, 'labelName'],
    [/^![\w.]+/, 'typeName'],
    [/^(?:vector|memref|tensor|tuple)(?=<)/, 'typeName'],
    [/^\b(?:[su]?i\d+|index|b?f\d+(?:E\d+M\d+\w*)?|none)\b/, 'typeName'],
    [/^(?:func|module|return|affine_map|dense|attributes|to|step|iter_args|true|false|in|else|if|for)\b(?![.\w])/, 'keyword'],
    [/^[a-z][\w]*(?:\.[\w]+)+/, 'keyword'],
    NUMBER,
    WORD
  ],
  llvm: [
    SPACE,
    [/^;.*/, 'comment'],
    STRING,
    [/^[%][\w$.-]+/, 'variableName'],
    [/^[@!#][\w$.-]+/, 'labelName'],
    [/^[\w$.-]+:(?=\s|$)/, 'labelName'],
    [/^(?:void|ptr|i\d+|half|bfloat|float|double|label|metadata|token|x)\b/, 'typeName'],
    NUMBER,
    [/^(?:define|declare|call|tail|musttail|ret|br|switch|phi|select|load|store|getelementptr|inbounds|alloca|fence|icmp|fcmp|[fsu]?add|[fsu]?sub|[fsu]?mul|[fsu]div|[fsu]rem|and|or|xor|shl|[al]shr|zext|sext|trunc|bitcast|addrspacecast|extractelement|insertelement|shufflevector|extractvalue|insertvalue|fpext|fptrunc|[su]itofp|fpto[su]i|unreachable|atomicrmw|cmpxchg|freeze|global|constant|target|attributes|addrspace|align|nuw|nsw|exact|disjoint|fast|to)\b/, 'keyword'],
    WORD
  ],
  mir: [
    SPACE,
    [/^[;#].*/, 'comment'],
    STRING,
    [/^(?:bb\.\d+[\w.-]*|%bb\.\d+[\w.-]*|successors|liveins|body|name|registers|frame-info|---|\.\.\.)/, 'labelName'],
    [/^[%$][\w.]+/, 'variableName'],
    [/^:[\w_]+/, 'typeName'],
    [/^[@!][\w$.-]+/, 'labelName'],
    [/^(?:renamable|implicit-def|implicit|killed|dead|undef|early-clobber|nofpexcept|contract|nuw|nsw|exact|tied-def)\b/, 'keyword'],
    [/^[A-Z][A-Z\d_]{2,}[\w]*/, 'keyword'],
    NUMBER,
    WORD
  ],
  amdgcn: [
    SPACE,
    [/^(?:;|\/\/).*/, 'comment'],
    STRING,
    [/^\.?[\w$.]+:(?=\s|$)/, 'labelName'],
    [/^\.[\w.]+/, 'meta'],
    [/^-?\|?(?:[vsa](?:\d+|\[\d+:\d+\])|ttmp\d+|ttmp\[\d+:\d+\]|vcc(?:_lo|_hi)?|exec(?:_lo|_hi)?|scc|m0|null|off)(?=[^\w]|$)\|?/, 'variableName'],
    [/^(?:[vs]_|ds_|buffer_|global_|flat_|scratch_|image_|tensor_)\w+/, 'keyword'],
    [/^(?:offset[01]?|vmcnt|lgkmcnt|expcnt|op_sel(?:_hi)?|neg_(?:lo|hi)|row_\w+|quad_perm|dst_sel|src[01]_sel|cbsz|blgp|abid)\b/, 'typeName'],
    NUMBER,
    WORD
  ],
  graph: [
    SPACE,
    [/^#.*/, 'comment'],
    STRING,
    [/^%[\w:$.-]+/, 'variableName'],
    [/^(?:Register|Memory|f\d+|bf16|i\d+)\b/, 'typeName'],
    NUMBER,
    [/^[a-z_]+(?=\()/, 'keyword'],
    WORD
  ]
};

/** Stateless: each rule looks at one place of one line. */
export function parserOf(language: Coloured): StreamParser<null> {
  const rules = RULES[language];
  return {
    name: language,
    token(stream) {
      for (const [pattern, token] of rules) {
        if (stream.match(pattern)) {
          return token;
        }
      }
      stream.next();
      return null;
    }
  };
}

const made = new Map<Coloured, StreamLanguage<null>>();

/** The language extension, null for plain text. */
export function languageOf(language: Coloured | 'text'): StreamLanguage<null> | null {
  if (language === 'text') {
    return null;
  }
  let known = made.get(language);
  if (!known) {
    known = StreamLanguage.define(parserOf(language));
    made.set(language, known);
  }
  return known;
}
