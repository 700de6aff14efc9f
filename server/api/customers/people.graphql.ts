import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType({ description: 'The signed-in administrator.' })
export class Administrator {
  @Field(() => String, { description: 'The name used to sign in, and to greet by.' })
  userName!: string
}

@ObjectType({ description: 'The signed-in crew member.' })
export class CrewMember {
  @Field(() => ID, { description: 'Opaque id.' })
  staffId!: string

  @Field(() => String, { description: 'Number of the person.' })
  staffNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string
}
