import { expect, it } from 'vitest'
import { crewFiles } from './crewFiles.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_frame'] },
  _frame: {
    file: 'assets/frame.js',
    dynamicImports: [
      'office/layout/OfficeFrame.tsx',
      'customer/customerPages.ts',
      'crew/layout/CrewFrame.tsx',
      'ui/Toaster.tsx',
      'layout/texts/site.fr.json',
      'customer/home/texts/home.fr.json',
      'layout/texts/signedIn.ind.json',
      '../schema/lookups/ind.json',
    ],
  },
  'crew/layout/CrewFrame.tsx': { file: 'assets/CrewFrame.js', imports: ['_frame'] },
  'crew/crewPages.ts': { file: 'assets/crewPages.js', dynamicImports: ['crew/visits/CrewOrdersPage.tsx'] },
  'crew/visits/CrewOrdersPage.tsx': { file: 'assets/CrewOrdersPage.js', dynamicImports: ['api/socket.ts'] },
  'api/socket.ts': { file: 'assets/socket.js' },
  'ui/Toaster.tsx': { file: 'assets/Toaster.js' },
  'layout/texts/site.fr.json': { file: 'assets/text-site-fr.js' },
  'layout/texts/signedIn.ind.json': { file: 'assets/text-signedIn-ind.js' },
}

it('are all that the crews’ pages can load, and nothing of the other areas', () => {
  expect(crewFiles(manifest).toSorted()).toEqual(
    [
      'CrewFrame',
      'CrewOrdersPage',
      'Toaster',
      'crewPages',
      'frame',
      'index',
      'socket',
      'text-signedIn-ind',
      'text-site-fr',
    ].map((name) => `/assets/${name}.js`),
  )
})

it('are not to be had of a build without their pages', () => {
  expect(() => crewFiles({ 'index.html': { file: 'assets/index.js' } })).toThrow(
    'crew/layout/CrewFrame.tsx is no file of the build',
  )
})
