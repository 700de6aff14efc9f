import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { PaymentMethod } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { renameFields } from '../context/renameFields.ts'
import { type GraphqlContext, keyedCommand, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted, refusal } from '../graphql/userError.graphql.ts'
import { documentNode } from './money.graphql.ts'
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
import { OfficePayment, paymentNode } from './payments.graphql.ts'

@ArgsType()
export class RechargeQuoteArgs {
  @Field(() => ID, { description: 'Who pays.' })
  customerId!: string

  @Field(() => Int, { description: 'Before tax, in cents.' })
  amountCents!: number

  @Field(() => PaymentMethod, { description: 'How it is paid; cash is rounded to 5 cents.' })
  method!: PaymentMethod

  @Field(() => Int, { defaultValue: 0, description: 'Whole percent of the points on top as reward.' })
  rewardPercent!: number
}

/** Recharges, reward points and reversals, by the office. */
@Resolver()
export class OfficePaymentsResolver {
  @Query(() => RechargeQuote, {
    nullable: true,
    description:
      'What a recharge comes to, to be shown before confirming; null for a customer who is not there.',
  })
  async rechargeQuote(
    @Args(() => RechargeQuoteArgs) args: RechargeQuoteArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<RechargeQuote | null> {
    viewerOf(context, 'admin')
    const { customerId: userId, amountCents: subtotal, method, rewardPercent } = args
    const { application, now, language } = context
    const asked = { userId, subtotal, method, rewardPercent, at: now }
    const quote = await application.billing.rechargeQuote(asked)
    if (isAbsent(quote)) return null
    const { points, rewardPoints, province, ...figures } = accepted(
      renameFields(quote, moneyFieldNames),
      language,
    )
    return { points, rewardPoints, province, ...sums(figures, context) }
  }

  @Query(() => ReversalQuote, {
    nullable: true,
    description: 'What taking a recharge back comes to now; null for a payment that is not there.',
  })
  async reversalQuote(
    @Arg('customerId', () => ID, { description: 'Whose payment.' }) userId: string,
    @Arg('paymentId', () => Int, { description: 'Which payment.' }) paymentId: number,
    @Ctx() context: GraphqlContext,
  ): Promise<ReversalQuote | null> {
    viewerOf(context, 'admin')
    const quote = await context.application.billing.reversalQuote({ userId, paymentId })
    if (isAbsent(quote)) return null
    const { points, rewardPoints, rewardOwed, ...figures } = accepted(quote, context.language)
    return { points, rewardPoints, rewardOwed, ...sums(figures, context) }
  }

  @Mutation(() => ConfirmRechargePayload, {
    description: 'Confirms a payment: points, reward and invoice at once.',
  })
  async confirmRecharge(
    @Arg('input', () => ConfirmRechargeInput, { description: 'The form, filled in.' })
    input: ConfirmRechargeInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ConfirmRechargePayload> {
    const nothing = { payment: null, paymentId: null, invoiceNo: null }
    const command = adminCommand(context, 'confirmRecharge', input)
    if (isRejection(command)) return refusedMoney(command, context, nothing)
    const { customerId: userId, amountCents: subtotal, method, rewardPercent, confirmRepeat } = input
    const done = await context.application.billing.recharge(command, {
      userId,
      subtotal,
      method,
      rewardPercent,
      confirmRepeat,
      comment: input.comment ?? '',
      totalSeen: input.totalSeenCents ?? undefined,
    })
    if (isRejection(done)) return refusedMoney(done, context, nothing)
    const { paymentId, invoiceNo, points, rewardPoints } = done.value
    const message = messageOf('RECHARGE_CONFIRMED', context.language, { points, rewardPoints, invoiceNo })
    const [payload, payment] = await Promise.all([
      doneMoney(context, userId, { stale: done.stale, message }),
      paymentNow(context, { userId, paymentId }),
    ])
    return { ...payload, payment, paymentId, invoiceNo }
  }

  @Mutation(() => MoneyPayload, { description: 'Gives reward points, free of charge.' })
  async grantRewardPoints(
    @Arg('input', () => GrantRewardPointsInput, { description: 'The form, filled in.' })
    input: GrantRewardPointsInput,
    @Ctx() context: GraphqlContext,
  ): Promise<MoneyPayload> {
    const command = adminCommand(context, 'grantRewardPoints', input)
    if (isRejection(command)) return refusedMoney(command, context, {})
    const { customerId: userId, amount } = input
    const done = await context.application.billing.reward(command, { userId, amount })
    if (isRejection(done)) return refusedMoney(done, context, {})
    const message = messageOf('REWARD_GRANTED', context.language, { points: amount })
    return doneMoney(context, userId, { stale: done.stale, message })
  }

  @Mutation(() => ReverseRechargePayload, {
    description:
      'Takes a recharge back up to its unspent part, with a credit note; the invoice stays as it is.',
  })
  async reverseRecharge(
    @Arg('input', () => ReverseRechargeInput, { description: 'The form, filled in.' })
    input: ReverseRechargeInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ReverseRechargePayload> {
    const nothing = { payment: null, creditNoteNo: null, points: null, rewardPoints: null, rewardOwed: null }
    const command = adminCommand(context, 'reverseRecharge', input)
    if (isRejection(command)) return refusedMoney(command, context, nothing)
    const { customerId: userId, paymentId, reason } = input
    const request = { userId, paymentId, reason, amount: input.amount ?? undefined }
    const done = await context.application.billing.reverse(command, request)
    if (isRejection(done)) return refusedMoney(done, context, nothing)
    const { creditNoteNo, points, rewardPoints, rewardOwed } = done.value
    const taken = { creditNoteNo, points, rewardPoints, rewardOwed }
    const message = messageOf('RECHARGE_REVERSED', context.language, taken)
    const [payload, payment] = await Promise.all([
      doneMoney(context, userId, { stale: done.stale, message }),
      paymentNow(context, { userId, paymentId }),
    ])
    return { ...payload, payment, ...taken }
  }
}

/** The command of an administrator about one customer. */
function adminCommand(
  context: GraphqlContext,
  name: string,
  input: { readonly key: string; readonly customerId: string },
): Command | Rejection {
  return keyedCommand(context, { area: 'admin', name, input, about: input.customerId })
}

function isAbsent(outcome: unknown): boolean {
  return isRejection(outcome) && outcome.rejected === RejectionCode.NOT_FOUND
}

type Figures = Omit<Parameters<typeof documentNode>[0], 'tax' | 'paid'>

function sums(figures: Figures, { language }: GraphqlContext) {
  const { subtotal, taxes, total, cashRounding } = figures
  return documentNode(
    { subtotal, taxes, tax: total - subtotal, total, cashRounding, paid: total + cashRounding },
    language,
  )
}

/** What handlers name by the documents, as the inputs here spell it. */
const moneyFieldNames = { paidAmount: 'amountCents', paymentMethod: 'method' }

/** A refused command on points or payments; `nothing` are its payload's own fields. */
function refusedMoney<Fields>(rejection: Rejection, { language }: GraphqlContext, nothing: Fields) {
  return {
    balance: null,
    stale: false,
    ...refusal(renameFields(rejection, moneyFieldNames), language),
    ...nothing,
  }
}

/** One that was carried out, with what the customer holds now. */
async function doneMoney(
  { loaders }: GraphqlContext,
  customerId: string,
  { stale, message }: { readonly stale: boolean; readonly message: string },
) {
  loaders.balance.forget(customerId)
  return { balance: await loaders.balance.load(customerId), stale, message, userErrors: [] }
}

/** The payment as lists show it; null while they lag behind. */
async function paymentNow(
  { loaders, language }: GraphqlContext,
  { userId, paymentId }: { readonly userId: string; readonly paymentId: number },
): Promise<OfficePayment | null> {
  const id = `${userId} ${paymentId}`
  loaders.officePayment.forget(id)
  const payment = await loaders.officePayment.load(id)
  return payment === undefined ? null : paymentNode(payment, language)
}
