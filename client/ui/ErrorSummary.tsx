import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { Icon } from './Icon.tsx'
import { useFocusFor } from './useFocusFor.ts'

export interface FormError {
  readonly message: string
  /** Id of the control it is about; without one it concerns the whole form. */
  readonly controlId?: string
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[]
  /** Counts the refused attempts; the summary takes the focus with each. */
  readonly attempt: number
}

/**
 * "There’s a problem": all errors of a form above it, each with a link to its field and the same text as there; the tab's title says so
 * too.
 */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const text = useText()
  const isShown = errors.length > 0
  // another attempt with the same errors is announced again
  const box = useFocusFor<HTMLDivElement>(isShown ? attempt : undefined)

  useEffect(() => {
    if (!isShown) return undefined
    const title = document.title
    document.title = text('form.problem.page', { title })
    return () => {
      document.title = title
    }
  }, [isShown, text])

  if (!isShown) return null
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <chakra.h2 textStyle="t16">{text('form.problem')}</chakra.h2>
        <chakra.ul listStyle="none">
          {errors.map(({ message, controlId }) => (
            <li key={controlId ?? message}>
              {controlId && <FieldName of={controlId} message={message} />}
              {controlId ? <ErrorLink to={controlId}>{message}</ErrorLink> : message}
            </li>
          ))}
        </chakra.ul>
      </div>
    </Box>
  )
}

/** The label of the field, where its message does not say it: two fields may have the same fault. */
function FieldName({ of, message }: { readonly of: string; readonly message: string }) {
  const [name, setName] = useState('')
  useLayoutEffect(() => {
    const field = document.getElementById(of)
    const label = field && 'labels' in field ? (field as HTMLInputElement).labels?.[0] : undefined
    setName(label?.textContent ?? '')
  }, [of])
  const [first = ''] = name.split(' ')
  return name && !message.toLowerCase().includes(first.toLowerCase()) ? `${name} · ` : null
}

function ErrorLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <chakra.a
      href={`#${to}`}
      display="inline-block"
      py="1"
      color="danger"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {children}
    </chakra.a>
  )
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderStartWidth: '4px',
    borderColor: 'danger',
    borderRadius: 'card',
    bg: 'dangerTint',
    color: 'danger',
    textStyle: 't14',
    fontWeight: 'medium',
  },
})
