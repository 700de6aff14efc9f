import { expect } from '@playwright/test'
import { test } from './browserTest.ts'
import { layoutFaultsOn } from './layoutFaults.ts'

test('torn words, words beyond the window and a page that scrolls sideways are found, each at its width', async ({
  page,
}) => {
  await page.setContent(`<meta name="viewport" content="width=device-width"><body style="font: 16px sans-serif">
    <p style="width: 4ch; overflow-wrap: anywhere">Coordonnées</p>
    <p style="width: 4ch; overflow-wrap: anywhere">somebody@example.com 家居清洁服务</p>
    <p style="width: 6ch">half-bath</p>
    <p style="width: 2ch; hyphens: auto; overflow-wrap: anywhere" lang="en">Hyphenated</p>
    <span style="position: absolute; width: 1px; overflow: hidden; overflow-wrap: anywhere">Heard</span>
    <div style="overflow-x: auto; width: 300px"><p style="width: 2000px; text-align: end">Scrolled</p></div>
    <p style="width: 600px; text-align: end">Beyond</p></body>`)
  const torn = '“Coordonnées” is in two lines'
  expect(await layoutFaultsOn(page, [1280, 320])).toEqual([
    `at 1280 px: ${torn}`,
    'at 320 px: scrolls sideways by 288 px',
    `at 320 px: ${torn}`,
    'at 320 px: “Beyond” is beyond the window',
  ])
  expect((await layoutFaultsOn(page, [1280, 320])).at(-1)).toBe(`at 1280 px: ${torn}`)
  expect(page.viewportSize()?.width).toBe(1280)
})

test('a text is looked at with another in its place, too, and is as before afterwards', async ({ page }) => {
  await page.setContent('<body style="margin: 0"><p>Ann, Anne and half-Ann</p></body>')
  const longer = { Ann: 'Maximiliane'.repeat(40) }
  expect(await layoutFaultsOn(page, [1280], longer)).toEqual([
    expect.stringMatching(/^at 1280 px: scrolls sideways by \d+ px, with other texts$/),
    `at 1280 px: “${longer.Ann},” is beyond the window, with other texts`,
    `at 1280 px: “${longer.Ann}” is beyond the window, with other texts`,
  ])
  expect(await page.locator('p').textContent()).toBe('Ann, Anne and half-Ann')
  expect(await layoutFaultsOn(page, [1280])).toEqual([])
})
