import { redirect } from 'react-router'
import { secondStepRedirect } from '#app/accounts/second-step/redirect.ts'
import type { PageContext } from '#app/context.ts'
import { rejectForm, submitForm } from '#app/forms/submit-form.ts'
import {
  ArrivalCircumstances,
  ArrivalItemChange,
  ArrivalNote,
  CertificateNumber,
  OfferReply,
  PaymentDemand,
} from '#contract/arrival.ts'
import { ArrivalFileChoice } from '#contract/arrival-files.ts'
import { DomainError } from '#contract/errors.ts'
import { setFlash } from '#contract/flash-cookie.ts'
import type { FlashName } from '#contract/flashes.ts'
import { arrivalPath, arrivalStepPath } from '#contract/paths/arrival-paths.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { receiveFile } from './receive-file.ts'

interface Key {
  id: string
  jobId?: string
}

const FLASHES: Record<string, FlashName> = {
  demand: 'demand-reported',
  'delete-file': 'file-deleted',
}

/** Handles a form of either side: the service checks who may do what. */
export async function changeArrival(
  page: Pick<PageContext, 'arrival' | 'visitor'>,
  { actor, key }: { actor: Actor; key: Key },
  request: Request,
) {
  const { arrival, visitor } = page
  const { id } = key
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return receiveFile(page, { actor, key }, request)
  const kind = new URL(request.url).searchParams.get('do') ?? ''
  const changes: Record<string, () => Promise<Awaited<ReturnType<typeof submitForm>>>> = {
    answer: () => submitForm(request, OfferReply, (reply) => arrival.answerOffer(actor, id, reply)),
    circumstances: () =>
      submitForm(request, ArrivalCircumstances, (circumstances) =>
        arrival.saveCircumstances(actor, id, circumstances),
      ),
    item: () =>
      submitForm(request, ArrivalItemChange, (input) => arrival.changeItem(actor, key, input)),
    note: () => submitForm(request, ArrivalNote, (note) => arrival.saveNote(actor, key, note)),
    certificate: () =>
      submitForm(request, CertificateNumber, (number) =>
        arrival.saveCertificate(actor, key, number),
      ),
    demand: () =>
      submitForm(request, PaymentDemand, (demand) =>
        arrival.reportPayment({ actor, visitor }, id, demand),
      ),
    'delete-file': () =>
      submitForm(request, ArrivalFileChoice, ({ file }) => arrival.files.remove(actor, key, file)),
  }
  const change = Object.hasOwn(changes, kind) ? changes[kind] : undefined
  if (!change) throw new Response(new DomainError('not_found').message, { status: 404 })
  const { result, rejection } = await change()
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection) return rejectForm({ ...rejection, kind })
  const flash = FLASHES[kind] ?? 'arrival-saved'
  const isFile = kind === 'delete-file' && typeof result === 'string'
  const path = isFile ? arrivalStepPath(key, result) : arrivalPath(key)
  return redirect(path, { status: 303, headers: { 'set-cookie': setFlash(flash) } })
}
