import type { CheckLine, PersonalLine } from '#contract/sponsorship/lines.ts'
import type { Asked } from './given/asked.ts'
import { licenceLine } from './licence/licence-line.ts'
import { occupationLine } from './occupation/occupation-line.ts'
import { payLine } from './pay/pay-line.ts'
import { personalLines } from './person/personal-lines.ts'
import { wordingLine } from './wording/wording-line.ts'

export interface Lines {
  lines: CheckLine[]
  personal: PersonalLine[]
}

/** What every line says on a day. */
export function linesOn(asked: Asked, isPersonal: boolean): Lines {
  return {
    lines: [
      { name: 'licence', ...licenceLine(asked) },
      { name: 'occupation', ...occupationLine(asked) },
      { name: 'pay', ...payLine(asked) },
      { name: 'wording', ...wordingLine(asked) },
    ],
    personal: isPersonal ? personalLines(asked) : [],
  }
}
