export const startReferenceServer = async () => ({ url: undefined, close: async () => undefined });
