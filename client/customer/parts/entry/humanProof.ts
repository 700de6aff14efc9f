import type { RefObject } from 'react'
import type { CodedReply } from '../../../domain/signIn/codedReply.ts'

/** Fields of a form that only people may send; last in it. */
export interface HumanValues {
  /** Characters of the picture. */
  readonly validationCode: string
  /** Not empty once the device is to do the work instead. */
  readonly proofOfWork: string
}

export const noProofYet: HumanValues = { validationCode: '', proofOfWork: '' }

/** What the server is sent of them: one of the two. */
export type HumanProof = { readonly validationCode: string } | { readonly proofOfWork: string }

type Send = (proof: HumanProof) => Promise<CodedReply>

/** What a form asks its `HumanProofFields`. */
export interface HumanCheck {
  /** Sends a form with its proof, and gets ready for another try when a refusal has used the proof up. */
  readonly proving: (values: HumanValues, send: Send) => Promise<CodedReply>
}

/** The same for a form whose `HumanPart` may still be on its way; without it there is nothing that a person could prove yet. */
export async function proving(
  check: RefObject<HumanCheck | null>,
  values: HumanValues,
  send: Send,
): Promise<CodedReply> {
  return check.current ? check.current.proving(values, send) : send({ validationCode: values.validationCode })
}
