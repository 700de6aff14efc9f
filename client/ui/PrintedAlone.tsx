import { Global } from '@emotion/react'

/**
 * Belongs to a document marked `data-sheet`, so that it is printed alone: what is beside it or its containers is hidden, the containers lie
 * flat on the paper, whose size the reader chooses (A4, Letter), and all of it is black on white at 12 pt, without the mode's colours.
 */
export function PrintedAlone() {
  return <Global styles={styles} />
}

const styles = `
@page { margin: 12mm 15mm }
@media print {
  :is(html, body, body *):has([data-sheet]) {
    display: block !important;
    place-items: normal !important;
    position: static !important;
    height: auto !important;
    min-height: 0 !important;
    max-height: none !important;
    width: auto !important;
    max-width: none !important;
    overflow: visible !important;
    padding: 0 !important;
    margin: 0 !important;
    border: 0 !important;
    box-shadow: none !important;
    background: white !important;
    animation: none !important;
  }
  html:has([data-sheet]) { font-size: 12pt !important }
  :is(body, body *):has([data-sheet]) > :not([data-sheet], :has([data-sheet])) { display: none !important }
  [data-sheet], [data-sheet] * {
    color: black !important;
    background: none !important;
    border-color: black !important;
  }
}`
