/** The endings of a typed word from each letter, computed once and not for every name. */
export function suffixesOf(typed: string): string[] {
  return Array.from({ length: typed.length + 3 }, (_, index) => typed.slice(index))
}

/** Whether a name starts as typed, except for one typo: a wrong, extra or missing letter, or two swapped. */
export function startsWithOneTypo(
  name: string,
  typed: string,
  suffixes: readonly string[],
): boolean {
  let same = 0
  while (same < typed.length && typed[same] === name[same]) same++
  const rest = suffixes[same + 1] ?? ''
  return (
    name.startsWith(rest, same + 1) ||
    name.startsWith(rest, same) ||
    name.startsWith(suffixes[same] ?? '', same + 1) ||
    (typed[same] === name[same + 1] &&
      typed[same + 1] === name[same] &&
      name.startsWith(suffixes[same + 2] ?? '', same + 2))
  )
}
