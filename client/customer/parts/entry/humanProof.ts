import type { RefObject } from 'react'
import type { CodedReply } from '../../../domain/signIn/codedReply.ts'

/** Fields of a form for people only, the last ones in it. */
export interface HumanValues {
  /** Characters of the picture. */
  readonly validationCode: string
  /** Not empty once the device is to solve the task instead. */
  readonly proofOfWork: string
}

export const noProofYet: HumanValues = { validationCode: '', proofOfWork: '' }

/** The part sent to the server: one of the two. */
export type HumanProof = { readonly validationCode: string } | { readonly proofOfWork: string }

type Send = (proof: HumanProof) => Promise<CodedReply>

/** What a form needs from its `HumanProofFields`. */
export interface HumanCheck {
  /** Sends a form with its proof, and prepares another try when a refusal has used the proof up. */
  readonly proving: (values: HumanValues, send: Send) => Promise<CodedReply>
}

/** The same for a form whose `HumanPart` may still be loading; until then a person can prove nothing. */
export async function proving(
  check: RefObject<HumanCheck | null>,
  values: HumanValues,
  send: Send,
): Promise<CodedReply> {
  return check.current ? check.current.proving(values, send) : send({ validationCode: values.validationCode })
}
