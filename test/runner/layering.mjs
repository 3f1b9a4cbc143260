export const checkLayering = async () => [];
