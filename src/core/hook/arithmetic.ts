// Brackets, and what may hide one.
const SIGNS = /\\.|['"()]/gs;

/**
 * Where bash's `((…))` ends, behind its first bracket: the place of the last two. Undefined where it is none, but a shell
 * in a shell, whose brackets close apart.
 */
export const arithmeticEnd = (text: string, at: number): number | undefined => {
  if (text.charAt(at) !== '(') return undefined;
  let open = 0;
  let quote = '';
  SIGNS.lastIndex = at + 1;
  for (let found = SIGNS.exec(text); found !== null; found = SIGNS.exec(text)) {
    const { 0: sign, index } = found;
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === "'" || sign === '"') quote = sign;
    else if (sign === '(') open++;
    else if (sign === ')' && open === 0) return text.charAt(index + 1) === ')' ? index : undefined;
    else if (sign === ')') open--;
  }
  return undefined;
};
