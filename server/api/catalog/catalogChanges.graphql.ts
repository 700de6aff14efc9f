import { Field, ID, ObjectType } from 'type-graphql'
import { CatalogChangeAction, CatalogSubject } from '../graphql/enums.ts'
import { FieldChange } from '../graphql/fieldChange.graphql.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { PageInfo } from '../graphql/pageInfo.graphql.ts'

@ObjectType({ description: 'One change of the catalogue by an administrator.' })
export class CatalogChange {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => OrderMoment, { description: 'When.' })
  at!: OrderMoment

  @Field(() => String, { description: "The administrator's user name." })
  adminName!: string

  @Field(() => CatalogChangeAction, { description: 'What was done.' })
  action!: string

  @Field(() => CatalogSubject, { description: 'What it is about.' })
  subject!: string

  @Field(() => ID, {
    description: 'Id of the service or additional item; number of the catalog of a setting.',
  })
  subjectId!: string

  @Field(() => String, {
    description:
      'Name of the service, or condition of the additional item, as of today, removed ones too; empty for a setting.',
  })
  subjectName!: string

  @Field(() => ID, { nullable: true, description: 'Which check point of the service, if one.' })
  checkPointId!: string | null

  @Field(() => String, { nullable: true, description: 'Its name as of today.' })
  checkPointName!: string | null

  @Field(() => [FieldChange], { description: 'Old and new, for the fields that differ.' })
  fields!: FieldChange[]
}

@ObjectType({ description: 'One change in the list.' })
export class CatalogChangeEdge {
  @Field(() => String, { description: 'Pass as `after` to read on from here.' })
  cursor!: string

  @Field(() => CatalogChange, { description: 'The change.' })
  node!: CatalogChange
}

@ObjectType({ description: 'A stretch of what administrators changed of the catalogue, newest first.' })
export class CatalogChangeConnection {
  @Field(() => [CatalogChangeEdge], { description: 'The changes.' })
  edges!: CatalogChangeEdge[]

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo!: PageInfo
}
