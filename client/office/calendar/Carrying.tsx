import {
  type Announcements,
  DndContext,
  type DragMoveEvent,
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useText } from '../../i18n/useText.ts'
import { toast } from '../../ui/toasts.ts'
import { groupName } from '../parts/groupName.ts'
import type { CrewDay, Visit } from './boardDay.ts'
import { type Aim, aimOf, type BoardDay, firstPlace, type Place, placeFor, refusalOf } from './boardDrop.ts'
import {
  collisionsFor,
  coordinatesOf,
  grabbedAt,
  type Hand,
  nameOf,
  type Target,
  targetOf,
} from './boardPlaces.ts'
import { useAimWords } from './useAimWords.ts'
import { useHandFocus } from './useHandFocus.ts'

/** What is under way while a visit is carried. */
interface Carried {
  readonly visit: Visit | undefined
  /** Where it would be dropped now. */
  readonly target: Target | undefined
  /** What the drop would do; undefined where it is refused or changes nothing. */
  readonly aim: Aim | undefined
  /** Why the drop would be refused. */
  readonly refusal: ReturnType<typeof refusalOf>
}

const CarriedContext = createContext<Carried>({
  visit: undefined,
  target: undefined,
  aim: undefined,
  refusal: undefined,
})

/** The visit that is carried, and its target. */
export function useCarried(): Carried {
  return use(CarriedContext)
}

interface CarryingProps {
  readonly day: BoardDay
  /** In the order of the rows; undefined until the day was read. */
  readonly crews: readonly CrewDay[] | undefined
  readonly onDrop: (visit: Visit, at: Aim | { readonly date: string }) => void
  /** Shows a day before or after, with the visit still in hand. */
  readonly onTurn: (days: number) => void
  /** A dialog has the focus. */
  readonly isAsking: boolean
  readonly children: ReactNode
}

/** Drag and drop of visits by mouse, touch and keyboard, spoken to screen readers (decision W3). */
export function Carrying({ day, crews, onDrop, onTurn, isAsking, children }: CarryingProps) {
  const [visit, setVisit] = useState<Visit>()
  const [target, setTarget] = useState<Target>()
  const text = useText()
  const hand = useRef<Carrier>({ day, crews, onTurn, visit: undefined, keyed: undefined, grabbedAt: 0 })
  useEffect(() => {
    hand.current = { ...hand.current, day, crews, onTurn, visit }
  })
  const board = { visit, crews, day }
  const move = ({ collisions }: Pick<DragMoveEvent, 'collisions'>) => {
    const next = targetOf(collisions)
    setTarget((now) => (isSame(now, next) ? now : next))
  }
  const end = () => {
    setVisit(undefined)
    setTarget(undefined)
  }
  useHandFocus(visit?.id, isAsking)
  // dnd-kit ends a drag by keys when the window changes, but not with its page, and would take the next page's keys
  useEffect(() => () => void window.dispatchEvent(new Event('resize')), [])
  const carried = useMemo(
    () => ({ visit, target, ...outcomeAt(target, { visit, crews, day }) }),
    [visit, target, crews, day],
  )
  return (
    <DndContext
      sensors={useCarryingSensors(hand)}
      collisionDetection={useCallback((args) => collisionsFor(args, hand.current), [])}
      accessibility={useSpoken(hand)}
      // a day of the strip would move away from under the pointer
      autoScroll={!(target && 'date' in target)}
      onDragStart={({ active, activatorEvent }) => {
        const picked = active.data.current?.visit as Visit
        const isByKey = activatorEvent instanceof KeyboardEvent
        const keyed = isByKey ? firstPlace(picked, crews ?? [], day) : undefined
        hand.current = {
          ...hand.current,
          visit: picked,
          keyed,
          began: keyed,
          grabbedAt: grabbedAt(activatorEvent),
        }
        setVisit(picked)
      }}
      onDragMove={move}
      onDragOver={move}
      onDragCancel={end}
      onDragEnd={({ collisions }) => {
        const at = targetOf(collisions)
        const { crew, aim, refusal } = outcomeAt(at, board)
        const drop = at && 'date' in at ? at : aim
        hand.current = { ...hand.current, dropped: drop && at }
        end()
        if (visit && drop) onDrop(visit, drop)
        else if (crew && refusal)
          toast('warning', text(`officeBoard.refused.${refusal}`, { crew: groupName(text, crew.groupNo) }))
      }}
    >
      <CarriedContext value={carried}>{children}</CarriedContext>
    </DndContext>
  )
}

interface Board extends Pick<CarryingProps, 'crews' | 'day'> {
  readonly visit: Visit | undefined
}

interface Outcome extends Pick<Carried, 'aim' | 'refusal'> {
  /** The crew of the place. */
  readonly crew: CrewDay | undefined
}

/** What a drop on a target does, or why it is refused; neither outside and where the visit is. */
function outcomeAt(at: Target | undefined, { visit, crews, day }: Board): Outcome {
  const crew = at && 'groupId' in at ? crews?.find(({ id }) => id === at.groupId) : undefined
  if (!at || 'date' in at || !visit || !crew) return { crew, aim: undefined, refusal: undefined }
  const aim = aimOf(visit, crew, at, day)
  return { crew, aim, refusal: aim ? undefined : refusalOf(visit, crew, at, day) }
}

/** What sensors read, which live longer than a render. */
interface Carrier extends Hand, Pick<CarryingProps, 'crews' | 'onTurn'> {
  /** Where keys began, which is not read out, because it would interrupt how to go on. */
  readonly began?: Place | undefined
  /** Where the last drop was accepted; undefined where it was not. */
  readonly dropped?: Target | undefined
}

function isSame(one: Target | undefined, other: Target | undefined): boolean {
  const at = (target: Target | undefined) => target && 'at' in target && target.at
  return nameOf(one) === nameOf(other) && at(one) === at(other)
}

/** A mouse drags at once, a finger after a short hold, so that it can scroll; keys walk from place to place. */
function useCarryingSensors(hand: RefObject<Carrier>) {
  const keyboard = useMemo((): KeyboardSensorOptions => {
    const coordinateGetter: KeyboardSensorOptions['coordinateGetter'] = (event, { context }) => {
      const days = turns[event.code]
      if (days !== undefined) {
        event.preventDefault()
        hand.current.onTurn(days)
      }
      const next = nextPlace(event.code, hand.current)
      if (!next) return undefined
      hand.current = { ...hand.current, keyed: next }
      return coordinatesOf(next, context)
    }
    const keyboardCodes = { start: ['Enter', 'Space'], end: ['Enter', 'Space'], cancel: ['Escape', 'Tab'] }
    return { keyboardCodes, coordinateGetter, scrollBehavior: 'instant' }
  }, [hand])
  return useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  )
}

/** The keys that turn to another day, and how many days on. */
const turns: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

function nextPlace(key: string, { day, crews, visit, keyed }: Carrier): Place | undefined {
  if (!visit || !crews) return undefined
  const from = keyed ?? firstPlace(visit, crews, day)
  return from && placeFor(key, from, { visit, crews, day })
}

const mouse = { activationConstraint: { distance: 5 } }
const touch = { activationConstraint: { delay: 250, tolerance: 8 } }

/** What a screen reader hears; a pointer's way is not read out. */
function useSpoken(hand: RefObject<Carrier>) {
  const text = useText()
  const wordsOf = useAimWords()
  const place = () => {
    const { keyed, began, crews } = hand.current
    return keyed && keyed !== began ? wordsOf(keyed, crews) : undefined
  }
  const orderNo = () => hand.current.visit?.order.orderNo ?? ''
  const announcements: Announcements = {
    onDragStart: () => text('officeBoard.held', { orderNo: orderNo() }),
    onDragMove: place,
    onDragOver: place,
    onDragEnd: () => {
      const { dropped, crews } = hand.current
      if (!dropped) return text('officeBoard.cancelled', { orderNo: orderNo() })
      return text('officeBoard.dropped', { orderNo: orderNo(), place: wordsOf(dropped, crews) })
    },
    onDragCancel: () => text('officeBoard.cancelled', { orderNo: orderNo() }),
  }
  return {
    announcements,
    screenReaderInstructions: { draggable: text('officeBoard.hint') },
    restoreFocus: false,
  }
}
