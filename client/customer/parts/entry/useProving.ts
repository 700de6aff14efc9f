import { type Ref, useImperativeHandle } from 'react'
import { type CodedReply, isProofSpent } from '../../../domain/signIn/codedReply.ts'
import { workFailureWords } from './deviceUnable.ts'
import type { HumanCheck } from './humanProof.ts'
import type { CaptchaPicture } from './useCaptchaPicture.ts'
import type { ProofOfWork } from './useProofOfWork.ts'

interface Ways {
  readonly picture: CaptchaPicture
  readonly work: ProofOfWork
}

/** Lets the form around send with the proof of whichever way was taken (decision A7). */
export function useProving(check: Ref<HumanCheck>, { picture, work }: Ways): void {
  const { renew } = picture
  const { spend, start } = work
  useImperativeHandle(check, () => {
    return {
      proving: (values, send) => (values.proofOfWork ? byWork(send) : byPicture(values.validationCode, send)),
    }

    async function byPicture(validationCode: string, send: Send) {
      const reply = await send({ validationCode })
      if (isProofSpent(reply)) renew()
      return reply
    }

    async function byWork(send: Send) {
      const proofOfWork = await spend().catch(refusedWork)
      if (typeof proofOfWork !== 'string') return proofOfWork
      const reply = await send({ proofOfWork })
      if (reply.userErrors.length > 0) start()
      return reply
    }
  }, [renew, spend, start])
}

type Send = Parameters<HumanCheck['proving']>[1]

function refusedWork(error: unknown): CodedReply {
  return { userErrors: [{ code: 'WORK_FAILED', field: 'proofOfWork', message: workFailureWords(error) }] }
}
