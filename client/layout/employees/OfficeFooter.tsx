import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'

interface OfficeFooterProps {
  /** Above the line, at its end. */
  readonly children?: ReactNode
}

/** The copyright line with its year and the social link (back-office document, section 1). */
export function OfficeFooter({ children }: OfficeFooterProps) {
  const text = useText()
  const { company } = businessRules
  return (
    <Foot className="no-print">
      {children}
      <Lines>
        <p>
          {text('footer.copyright', {
            year: String(company.copyrightYear),
            company: company.legalName,
            city: company.address.city,
          })}
        </p>
        <a href={company.social} rel="noreferrer">
          {text('footer.social', { company: company.name })}
        </a>
      </Lines>
    </Foot>
  )
}

const Foot = chakra('footer', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', mt: 'auto', pt: '12' },
})

const Lines = chakra('div', {
  base: {
    layerStyle: 'ruled',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    width: '100%',
    py: '4',
    textStyle: 't12',
    color: 'muted',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '6', color: 'inherit' },
  },
})
