import type { PayBandChoice } from '#server/sponsorship/pay-bands.ts'
import type { Sponsorship } from '#server/sponsorship/sponsorship.service.ts'

/** What the field for the national pay scale offers. */
export interface PayBands {
  choices: PayBandChoice[]
  /** How many there are in all. */
  total: number
  areAll: boolean
  /** ‘Nurses (2237)’, by what was chosen or what the title fits best; null where neither says. */
  occupation: string | null
  /** The label of the chosen one, where it is not among those that fit. */
  misfit: string | null
}

interface Asked {
  occupation: { code: string; title: string } | null
  /** '' for none. */
  chosen: string
  withAllBands: boolean
}

/** The bands that fit the occupation; what was chosen stays, also where it does not fit. */
export async function showPayBands(
  sponsorship: Pick<Sponsorship, 'listPayBands' | 'listFittingBands'>,
  { occupation, chosen, withAllBands }: Asked,
): Promise<PayBands> {
  const all = await sponsorship.listPayBands()
  const fitting = occupation ? await sponsorship.listFittingBands(occupation.code) : []
  const other = fitting.some(({ value }) => value === chosen)
    ? undefined
    : all.find(({ value }) => value === chosen)
  return {
    choices: withAllBands ? all : other ? [...fitting, other] : fitting,
    total: all.length,
    areAll: withAllBands,
    occupation: occupation && `${occupation.title} (${occupation.code})`,
    misfit: occupation && other ? `${other.group}, ${other.label}` : null,
  }
}
