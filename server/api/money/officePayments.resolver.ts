import { PaymentMethod } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { CommandResult } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { MessageKey, messageOf } from '../../kernel/texts.ts'
import type { DocumentFigures } from '../../readmodels/payments/paymentViews.ts'
import { balancesByCustomer } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { renameFields } from '../context/renameFields.ts'
import { officePayments } from '../details/prefetchingJoins.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  nullable,
  Query,
  Resolver,
} from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { runKeyed } from '../graphql/keyedCommand.ts'
import {
  ConfirmRechargeInput,
  ConfirmRechargePayload,
  GrantRewardPointsInput,
  MoneyPayload,
  RechargeQuote,
  ReversalQuote,
  ReverseRechargeInput,
  ReverseRechargePayload,
} from './officePayments.graphql.ts'

@ArgsType()
export class RechargeQuoteArgs {
  @Field(() => ID, 'Who pays.')
  customerId!: string

  @Field(() => Int, 'Before tax, in cents.')
  amountCents!: number

  @Field(() => PaymentMethod, 'How it is paid; cash is rounded to 5 cents.')
  method!: PaymentMethod

  @Field(() => Int, 'Whole percent of the points on top as reward.', { defaultValue: 0 })
  rewardPercent!: number
}

/** Recharges, reward points and reversals, by the office; a customer sees what a recharge comes to. */
@Resolver()
export class OfficePaymentsResolver {
  @Query(() => RechargeQuote, 'A quote for a recharge; null without such a customer.', nullable)
  async rechargeQuote(
    @Args(() => RechargeQuoteArgs) args: RechargeQuoteArgs,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { customerId: userId, amountCents: subtotal, method, rewardPercent } = args
    const asked = { userId, subtotal, method, rewardPercent, at: context.now }
    return quoted(await context.application.billing.rechargeQuote(asked), context)
  }

  @Query(
    () => RechargeQuote,
    'What the viewer pays for points: the recharge with the tax of their province (decision X9).',
    nullable,
  )
  async ownRechargeQuote(
    @Arg('amountCents', () => Int, 'Before tax, in cents.') subtotal: number,
    @Arg('method', () => PaymentMethod, 'How it is paid; cash is rounded to 5 cents.')
    method: PaymentMethod,
    @Ctx() context: GraphqlContext,
  ) {
    const { id: userId } = viewerOf(context, 'customer')
    const asked = { userId, subtotal, method, rewardPercent: 0, at: context.now }
    return quoted(await context.application.billing.rechargeQuote(asked), context)
  }

  @Query(() => ReversalQuote, 'A quote for reversing a recharge; null without such a payment.', nullable)
  async reversalQuote(
    @Arg('customerId', () => ID, 'The customer.') userId: string,
    @Arg('paymentId', () => Int, 'Which payment.') paymentId: number,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    return quoted(await context.application.billing.reversalQuote({ userId, paymentId }), context)
  }

  @Mutation(() => ConfirmRechargePayload, 'Confirms a payment and issues points and an invoice.')
  async confirmRecharge(
    @Form(ConfirmRechargeInput) input: ConfirmRechargeInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { customerId: userId, amountCents: subtotal, method, rewardPercent, confirmRepeat } = input
    const terms = { userId, subtotal, method, rewardPercent, confirmRepeat }
    const done = await adminCommand(context, 'confirmRecharge', input, (command) =>
      context.application.billing.recharge(command, {
        ...terms,
        comment: input.comment ?? '',
        totalSeen: input.totalSeenCents ?? undefined,
      }),
    )
    return moneyPayload(context, done, {
      success: ({ points, rewardPoints, invoiceNo }) => [
        'RECHARGE_CONFIRMED',
        { points, rewardPoints, invoiceNo },
      ],
      changed: async ({ paymentId, invoiceNo }) => ({
        ...(await moneyNow(context, userId, paymentId)),
        paymentId,
        invoiceNo,
      }),
    })
  }

  @Mutation(() => MoneyPayload, 'Grants reward points, free of charge.')
  async grantRewardPoints(
    @Form(GrantRewardPointsInput) input: GrantRewardPointsInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { customerId: userId, amount } = input
    const done = await adminCommand(context, 'grantRewardPoints', input, (command) =>
      context.application.billing.reward(command, { userId, amount }),
    )
    return moneyPayload(context, done, {
      success: () => ['REWARD_GRANTED', { points: amount }],
      changed: () => moneyNow(context, userId),
    })
  }

  @Mutation(() => ReverseRechargePayload, 'Reverses the unspent part of a recharge with a credit note.')
  async reverseRecharge(
    @Form(ReverseRechargeInput) input: ReverseRechargeInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { customerId: userId, paymentId, reason } = input
    const request = { userId, paymentId, reason, amount: input.amount ?? undefined }
    const done = await adminCommand(context, 'reverseRecharge', input, (command) =>
      context.application.billing.reverse(command, request),
    )
    return moneyPayload(context, done, {
      success: ({ creditNoteNo, points, rewardPoints, rewardOwed }) => [
        'RECHARGE_REVERSED',
        { creditNoteNo, points, rewardPoints, rewardOwed },
      ],
      changed: async (reversal) => ({ ...reversal, ...(await moneyNow(context, userId, paymentId)) }),
    })
  }
}

function adminCommand<Outcome>(
  context: GraphqlContext,
  name: string,
  input: { readonly key: string; readonly customerId: string },
  run: (command: Command) => Promise<Outcome>,
): Promise<Outcome | Rejection> {
  return runKeyed(context, { area: 'admin', name, input, about: input.customerId }, run)
}

/** The handlers' documented field names, in the spelling of these inputs. */
const moneyFieldNames = { paidAmount: 'amountCents', paymentMethod: 'method' }

type Figures = Omit<DocumentFigures, 'tax' | 'paid'>

/** A quote with its derived sums; null if its customer or payment does not exist. */
function quoted<Quote extends Figures>(
  quote: Quote | Rejection,
  { language }: GraphqlContext,
): (Quote & DocumentFigures) | null {
  if (isRejection(quote) && quote.rejected === RejectionCode.NOT_FOUND) return null
  const figures = accepted(renameFields(quote, moneyFieldNames), language)
  const { subtotal, total, cashRounding } = figures
  return { ...figures, tax: total - subtotal, paid: total + cashRounding }
}

async function moneyPayload<Value, Changed extends object>(
  context: GraphqlContext,
  done: CommandResult<Value> | Rejection,
  {
    success,
    changed,
  }: {
    readonly success: (value: Value) => readonly [MessageKey, Parameters<typeof messageOf>[2]]
    readonly changed: (value: Value) => Promise<Changed>
  },
) {
  const stale = !isRejection(done) && done.stale
  const outcome = isRejection(done) ? renameFields(done, moneyFieldNames) : done.value
  return { stale, ...(await payloadOf(context, outcome, success, changed)) }
}

/** The customer's balance, and one of their payments from the lists, absent while these lag behind. */
async function moneyNow({ loaders }: GraphqlContext, userId: string, paymentId?: number) {
  const id = `${userId} ${paymentId}`
  loaders.of(balancesByCustomer).forget(userId)
  loaders.of(officePayments).forget(id)
  const [balance, payment] = await Promise.all([
    loaders.of(balancesByCustomer).load(userId),
    paymentId === undefined ? undefined : loaders.of(officePayments).load(id),
  ])
  return { balance, payment }
}
