import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { places } from '../places.ts'
import { chooseSingleKeys, hasSingleKeys } from './pressedKey.ts'

/** Every key, and the switch for single keys. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const [isOn, setOn] = useState(hasSingleKeys)
  const lines: readonly [readonly string[], string][] = [
    [['Ctrl', 'K'], text('office.commands.title')],
    [['/'], text('office.keys.search')],
    [['?'], text('office.keys.help')],
    ...places.map(({ key, label }): [string[], string] => [['g', key], text(label)]),
  ]
  return (
    <Dialog onClose={onClose} title={text('office.keys.title')}>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" rowGap="2" columnGap="4" textStyle="t14">
        {lines.map(([keys, words]) => (
          <chakra.div key={keys.join(' ')} display="contents">
            <chakra.dt display="flex" gap="1">
              {keys.map((key) => (
                <chakra.kbd
                  key={key}
                  minWidth="6"
                  px="1"
                  borderWidth="1px"
                  borderColor="inputLine"
                  borderRadius="input"
                  bg="sunk"
                  textAlign="center"
                  fontFamily="inherit"
                >
                  {key}
                </chakra.kbd>
              ))}
            </chakra.dt>
            <dd>{words}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div mt="5">
        <CheckBox
          data-autofocus=""
          checked={isOn}
          onChange={({ target }) => {
            chooseSingleKeys(target.checked)
            setOn(target.checked)
          }}
        >
          {text('office.keys.single')}
        </CheckBox>
      </chakra.div>
    </Dialog>
  )
}
