"""E-mail through the host's own mail server."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import TYPE_CHECKING, Final

import aiosmtplib

from ziggurat.server.notify.outbound import NotDelivered

if TYPE_CHECKING:
    from ziggurat.server.storage.host import MailServer

TIMEOUT: Final = 20.0  # seconds
POLICY: Final = SMTP.clone(max_line_length=990)  # a folded address could not be clicked


async def send_mail(
    server: MailServer, to: str, subject: str, body: str, unsubscribe: str = ""
) -> None:
    """`unsubscribe` is the address for one click (RFC 8058).  Raises NotDelivered."""
    message = EmailMessage(POLICY)
    message["From"], message["To"], message["Subject"] = server.sender, to, subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2].strip(">"))
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body)
    try:
        await aiosmtplib.send(
            message.as_bytes(),  # the library would fold headers
            sender=parseaddr(server.sender)[1],
            recipients=[to],
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.encryption == "tls",
            start_tls=server.encryption == "starttls",
            timeout=TIMEOUT,
        )
    except aiosmtplib.SMTPRecipientsRefused:
        raise NotDelivered("the address was refused", gone=True) from None
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise NotDelivered(type(error).__name__) from None
