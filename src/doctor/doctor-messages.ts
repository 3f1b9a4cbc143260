import { defineCatalogue } from '../host/messages.ts';
import en from './doctor-messages.en.json';

export const doctorMessages = defineCatalogue({ namespace: 'doctor', en });
