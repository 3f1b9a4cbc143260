export const checkSignals = async () => [];
