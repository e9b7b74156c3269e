import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { PersonName } from '#contract/shapes/person.ts'
import { OpenSession, PersonalData } from '#contract/shapes/personal-data.ts'
import { User } from '#contract/shapes/session.ts'

export const settings = {
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'user',
    summary: 'Who I am',
    response: User,
  }),
  changeName: endpoint({
    method: 'PUT',
    path: '/auth/me',
    access: 'user',
    summary: 'Change my name',
    body: form({ name: PersonName }),
    response: User,
  }),
  myData: endpoint({
    method: 'GET',
    path: '/auth/my-data',
    access: 'user',
    summary: 'Everything kept about me',
    response: PersonalData,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Where I am logged in',
    response: z.object({ sessions: z.array(OpenSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    access: 'user',
    summary: 'Log out on one device',
    setsCookie: true,
    params: z.object({ sessionId: Id }),
    response: Message,
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Log out everywhere, here too',
    setsCookie: true,
    response: Message,
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/auth/delete/:userId',
    access: 'user',
    summary: 'Delete my account for good',
    setsCookie: true,
    params: z.object({ userId: Id }),
    response: Message,
  }),
}
