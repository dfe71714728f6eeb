import type { PayBandChoice } from '#sponsorship/pay-bands.ts'
import type { Sponsorship } from '#sponsorship/sponsorship.service.ts'

/** The options of the field for the national pay scale. */
export interface PayBands {
  choices: PayBandChoice[]
  /** The number of all bands. */
  total: number
  areAll: boolean
  /** ‘Nurses (2237)’, from the chosen occupation or the best match of the title; null without either. */
  occupation: string | null
  /** The label of the chosen band, if it does not fit. */
  misfit: string | null
}

interface Asked {
  occupation: { code: string; title: string } | null
  /** '' if no band is chosen. */
  chosen: string
  withAllBands: boolean
}

/** The bands that fit the occupation, and the chosen one even if it does not fit. */
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
