import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useDataFile } from './useDataFile.ts'

/** Everything we keep of the customer, to be saved as one file (decision A18). */
export function DataFileCard() {
  const text = useText()
  const { save, state } = useDataFile()
  return (
    <Card aria-labelledby="file-title">
      <CardHead>
        <h2 id="file-title">{text('privacy.file')}</h2>
      </CardHead>
      <p>{text('privacy.file.text')}</p>
      <Button mt="4" disabled={state === 'loading'} onClick={() => void save()}>
        {state === 'loading' ? <Spinner /> : <Icon name="download" />}
        {text('privacy.file.save')}
      </Button>
      <chakra.div role="status" mt={state === 'saved' ? '4' : '0'}>
        {state === 'saved' && <Notice tone="ok">{text('privacy.file.saved')}</Notice>}
      </chakra.div>
      {state === 'failed' && (
        <chakra.div mt="4">
          <Notice tone="danger" role="alert">
            {text('privacy.file.failed')}
          </Notice>
        </chakra.div>
      )}
    </Card>
  )
}
