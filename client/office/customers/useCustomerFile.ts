import { sessionCall } from '../../api/serverCall.ts'
import { useText } from '../../i18n/useText.ts'
import { whileLoading } from '../../ui/activity.ts'
import { saveFile } from '../../ui/saveFile.ts'
import { toast } from '../../ui/toasts.ts'

/**
 * Has the browser save everything that is kept of a customer, under the name that the server gives (decision A18). It is noted among the
 * changes of the customer.
 */
export function useCustomerFile(userId: string): () => Promise<void> {
  const text = useText()
  return async () => {
    try {
      const reply = await whileLoading(() => ask(userId))
      if (reply.status === 401) return
      if (!reply.ok) throw new Error(`Status ${reply.status}`)
      saveFile({ fileName: fileNameOf(reply), content: await reply.text(), type: 'application/json' })
      toast('success', text('officeUsers.file.saved'))
    } catch {
      toast('error', text('officeUsers.file.failed'))
    }
  }
}

function ask(userId: string): Promise<Response> {
  return sessionCall('admin', '/api/Staff/downloadCustomerData', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId }),
  })
}

function fileNameOf(reply: Response): string {
  const [, name] = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '') ?? []
  return name ?? 'personal-data.json'
}
