import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'Whether a list goes on.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'There is more after this page.' })
  hasNextPage!: boolean

  @Field(() => String, { nullable: true, description: 'Cursor of the last entry; null on an empty page.' })
  endCursor!: string | null
}
