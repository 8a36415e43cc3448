/** The services a company can offer, in the order in which the office lists them. */
export const services = ['residential', 'lawn', 'rolloff', 'commercial', 'hoa'] as const

export type Service = (typeof services)[number]
