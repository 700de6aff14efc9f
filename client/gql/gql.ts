/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Account {\n  me {\n    id\n    userNo\n    firstName\n    lastName\n    email\n    phoneNo\n    points\n    rewardPoints\n    ongoingOrderCount\n    historyOrderCount\n    rank {\n      rank\n      title\n      discountTenths\n      experience\n      nextExperience\n    }\n    defaultAddress {\n      id\n      unit\n      streetNo\n      streetName\n      city\n      province\n      postal\n    }\n  }\n  orders(group: Ongoing, first: 3) {\n    edges {\n      node {\n        id\n        orderNo\n        status\n        catalog\n        periodType\n        serviceName\n        bookedDate\n      }\n    }\n  }\n}": typeof types.AccountDocument,
    "query UnfinishedOrders($catalog: ServiceCatalog!) {\n  unfinishedOrders(catalog: $catalog) {\n    id\n  }\n}": typeof types.UnfinishedOrdersDocument,
    "query CatalogTeasers {\n  catalogTeasers {\n    catalog\n    fromPoints\n  }\n}": typeof types.CatalogTeasersDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    token\n    message\n    customer {\n      id\n      userNo\n      firstName\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}\n\nmutation SignOut {\n  signOut {\n    userErrors {\n      code\n    }\n  }\n}": typeof types.SignInDocument,
};
const documents: Documents = {
    "query Account {\n  me {\n    id\n    userNo\n    firstName\n    lastName\n    email\n    phoneNo\n    points\n    rewardPoints\n    ongoingOrderCount\n    historyOrderCount\n    rank {\n      rank\n      title\n      discountTenths\n      experience\n      nextExperience\n    }\n    defaultAddress {\n      id\n      unit\n      streetNo\n      streetName\n      city\n      province\n      postal\n    }\n  }\n  orders(group: Ongoing, first: 3) {\n    edges {\n      node {\n        id\n        orderNo\n        status\n        catalog\n        periodType\n        serviceName\n        bookedDate\n      }\n    }\n  }\n}": types.AccountDocument,
    "query UnfinishedOrders($catalog: ServiceCatalog!) {\n  unfinishedOrders(catalog: $catalog) {\n    id\n  }\n}": types.UnfinishedOrdersDocument,
    "query CatalogTeasers {\n  catalogTeasers {\n    catalog\n    fromPoints\n  }\n}": types.CatalogTeasersDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    token\n    message\n    customer {\n      id\n      userNo\n      firstName\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}\n\nmutation SignOut {\n  signOut {\n    userErrors {\n      code\n    }\n  }\n}": types.SignInDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Account {\n  me {\n    id\n    userNo\n    firstName\n    lastName\n    email\n    phoneNo\n    points\n    rewardPoints\n    ongoingOrderCount\n    historyOrderCount\n    rank {\n      rank\n      title\n      discountTenths\n      experience\n      nextExperience\n    }\n    defaultAddress {\n      id\n      unit\n      streetNo\n      streetName\n      city\n      province\n      postal\n    }\n  }\n  orders(group: Ongoing, first: 3) {\n    edges {\n      node {\n        id\n        orderNo\n        status\n        catalog\n        periodType\n        serviceName\n        bookedDate\n      }\n    }\n  }\n}"): (typeof documents)["query Account {\n  me {\n    id\n    userNo\n    firstName\n    lastName\n    email\n    phoneNo\n    points\n    rewardPoints\n    ongoingOrderCount\n    historyOrderCount\n    rank {\n      rank\n      title\n      discountTenths\n      experience\n      nextExperience\n    }\n    defaultAddress {\n      id\n      unit\n      streetNo\n      streetName\n      city\n      province\n      postal\n    }\n  }\n  orders(group: Ongoing, first: 3) {\n    edges {\n      node {\n        id\n        orderNo\n        status\n        catalog\n        periodType\n        serviceName\n        bookedDate\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnfinishedOrders($catalog: ServiceCatalog!) {\n  unfinishedOrders(catalog: $catalog) {\n    id\n  }\n}"): (typeof documents)["query UnfinishedOrders($catalog: ServiceCatalog!) {\n  unfinishedOrders(catalog: $catalog) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CatalogTeasers {\n  catalogTeasers {\n    catalog\n    fromPoints\n  }\n}"): (typeof documents)["query CatalogTeasers {\n  catalogTeasers {\n    catalog\n    fromPoints\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    token\n    message\n    customer {\n      id\n      userNo\n      firstName\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}\n\nmutation SignOut {\n  signOut {\n    userErrors {\n      code\n    }\n  }\n}"): (typeof documents)["mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    token\n    message\n    customer {\n      id\n      userNo\n      firstName\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}\n\nmutation SignOut {\n  signOut {\n    userErrors {\n      code\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;