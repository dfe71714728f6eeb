import { redirect } from 'react-router'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { rejectionIn } from '#platform/languages/pages/rejection-in.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import {
  ArrivalCircumstances,
  ArrivalItemChange,
  ArrivalNote,
  CertificateNumber,
  OfferReply,
  PaymentDemand,
} from '#hiring/arrival/arrival.schema.ts'
import { ArrivalFileChoice } from '#hiring/arrival/arrival-files.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { arrivalPath, arrivalStepPath } from '#trade/paths/arrival-paths.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { receiveFile } from './steps/receive-file.ts'

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
  page: Pick<PageContext, 'arrival' | 'visitor' | 'language'>,
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
  if (rejection) return rejectForm({ ...rejectionIn(page.language, rejection), kind })
  const flash = FLASHES[kind] ?? 'arrival-saved'
  const isFile = kind === 'delete-file' && typeof result === 'string'
  const path = isFile ? arrivalStepPath(key, result) : arrivalPath(key)
  return redirect(path, { status: 303, headers: { 'set-cookie': setFlash(flash) } })
}
