/** The `APP_SECRET` of every store and server that a test opens. */
export const testAppSecret = 'green trucks roll down this road every day'
