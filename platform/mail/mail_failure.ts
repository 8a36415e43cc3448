/**
 * Why a mail was not sent: the mail server was unreachable or dropped the connection (`server`), or this mail or its recipient was refused,
 * temporarily (`deferred`) or permanently (`refused`).
 */
export type MailFailure = 'server' | 'deferred' | 'refused'
