/** Where articles are asked for, without a schema: the first ones come before the client does. Source: spec 000 §7. */
export const findArticlesAddress = { name: 'findArticles', path: '/zendesk/articles/' } as const;
