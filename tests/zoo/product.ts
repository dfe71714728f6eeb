import type { Board } from './world.ts'

/** An advert that is open at the product. */
export interface ShownAdvert {
  board: string
  reference: string
  employer: string
}

/** The product, as far as the zoo needs it. */
export interface Product {
  connect(boards: readonly Board[]): Promise<void>
  /** Lets this much time pass, and runs everything that becomes due. */
  advance(milliseconds: number): Promise<void>
  openAdverts(): Promise<ShownAdvert[]>
  /** The owner of a board wants it to be read no more. */
  optOut(board: Board): Promise<void>
  /** Boards that were switched off after failures are switched on again by a person; returns them. */
  switchOnAgain(): Promise<string[]>
  /** Reasons for what runs did to a board since then, each once. */
  outcomes(board: Board, since: number): Promise<string[]>
}
