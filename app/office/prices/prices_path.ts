export const pricesPath = '/admin/prices'
export const exportPath = `${pricesPath}/export`
export const publishPath = `${pricesPath}/publish`
